import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState } from 'prosemirror-state'
import { goToNextCell, tableEditing } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { parseRichText, richTextHtml } from '#platform/text/rich-text.ts'
import { type EditorNode, fromEditor, toEditor } from '../editor/convert.ts'
import { tools } from '../editor/commands.ts'
import { pastedHtml } from '../editor/pasted.ts'
import { editorSchema } from '../editor/schema.ts'
import { makeToolbar } from '../editor/toolbar.ts'

// The library parses pasted HTML through this policy, the only one of the page. Only our own grammar passes.
const { trustedTypes } = globalThis as {
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string }): unknown
  }
}
trustedTypes?.createPolicy('default', {
  createHTML: (html) => richTextHtml(parseRichText(html)),
})

/** Puts the editor in the place of a field, which still sends the text with its form. */
function edit(area: HTMLTextAreaElement): void {
  const label = area.form?.querySelector(`label[for="${area.id}"]`)
  const box = document.createElement('div')
  box.dataset['editor'] = ''
  const view = new EditorView(box, {
    state: EditorState.create({ doc: documentOf(area.value), plugins: plugins() }),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label?.textContent ?? '',
      'aria-describedby': area.getAttribute('aria-describedby') ?? '',
    },
    // What was copied in the editor itself is in its grammar already.
    transformPastedHTML: (html) => (html.includes('data-pm-slice') ? html : pastedHtml(html)),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      refresh()
      if (transaction.docChanged) keep()
    },
  })
  const { bar, refresh } = makeToolbar(view)
  const keep = () => {
    area.value = richTextHtml(fromEditor(view.state.doc.toJSON() as EditorNode))
  }
  box.prepend(bar)
  area.after(box)
  area.hidden = true
  label?.addEventListener('click', () => view.focus())
  refresh()
}

const BLOCK = /<(p|h[1-4]|ul|ol|table|blockquote|figure)[\s>]/i

function documentOf(text: string) {
  // Typed without script: an empty line parts paragraphs.
  const html = BLOCK.test(text)
    ? text
    : text
        .split(/\r?\n\s*\r?\n/)
        .map((each) => `<p>${each.trim()}</p>`)
        .join('')
  return editorSchema.nodeFromJSON(toEditor(parseRichText(html)))
}

function plugins() {
  const item = editorSchema.nodes.list_item
  const bold = commandOf('Tebal')
  const italic = commandOf('Miring')
  return [
    history(),
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': bold,
      'Mod-i': italic,
      Enter: splitListItem(item),
      Tab: chainCommands(goToNextCell(1), sinkListItem(item)),
      'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(item)),
      'Shift-Enter': chainCommands(exitCode, newLine),
    }),
    keymap(baseKeymap),
    tableEditing(),
  ]
}

function commandOf(label: string): Command {
  return tools.find((tool) => tool.label === label)?.run ?? (() => false)
}

const newLine: Command = (state, dispatch) => {
  const node = editorSchema.nodes.hard_break.create()
  dispatch?.(state.tr.replaceSelectionWith(node).scrollIntoView())
  return true
}

// Whoever may only read sees the text as it stands, in a field that takes nothing.
for (const area of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-rich]:enabled'))
  edit(area)
