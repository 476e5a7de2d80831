/** For the rule of references.ts about citations: texts that break it and ones that do not. */
export const citationsShown: readonly (readonly [string, string, string, string])[] = [
  ['a citation', 'app/a.ts', '// as decision 9999 says', '// as decisions 0015 and 0025 say'],
  ['a citation', 'app/a.ts', '// see charity.md §9.9', '// see charity.md §4.5 and spec.md S4'],
  ['a citation', 'app/a.ts', '// see nowhere.md', '// see calendar.md'],
  ['a citation', 'app/a.ts', '// rule §4.5', '// W3C, WOFF File Format 1.0, §3'],
  ['a citation', 'app/a.ts', '// late money (F99)', '// late money (F5), as L10 books it'],
  ['a citation', 'app/a.ts', '// charity papers 4.5', '// papers of a gift'],
  ['a citation', 'docs/a.md', '# 1 A\n\nas §2 says', '# 1 A\n\nthe ids of §'],
]
