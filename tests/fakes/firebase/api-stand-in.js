// The part of Google's api.js that firebase/auth 12 and its helper page use: frames that communicate by postMessage.
;(() => {
  const own = Math.random().toString(36).slice(2)
  const waiting = {}
  let sent = 0

  function call(to, message, onAnswer) {
    const id = own + ++sent
    waiting[id] = onAnswer
    to.postMessage({ standIn: true, id, ...message }, '*')
  }

  function peerOf(find) {
    const handlers = { ping: () => 'pong' }
    addEventListener('message', ({ data, source }) => {
      if (data?.standIn && source === find()) void take(data, source)
    })
    async function take(data, source) {
      if (data.answerTo) {
        const onAnswer = waiting[data.answerTo]
        delete waiting[data.answerTo]
        // The SDK throws at the end of its webStorageSupport callback; Google's api.js ignores that.
        try {
          onAnswer?.(data.data)
        } catch {}
        return
      }
      const handler = handlers[data.type]
      if (!handler) return
      const answer = [await handler(data.data)]
      source.postMessage({ standIn: true, answerTo: data.id, data: answer }, '*')
    }
    return {
      register: (type, handler) => {
        handlers[type] = handler
      },
      unregister: (type) => {
        delete handlers[type]
      },
      send: (type, data, onAnswer) => call(find(), { type, data }, onAnswer),
      restyle: async () => {},
      ping: (onAnswer) =>
        new Promise((resolve) => {
          let isHeard = false
          function tick() {
            if (isHeard) return
            call(find(), { type: 'ping' }, () => {
              if (isHeard) return
              isHeard = true
              onAnswer?.()
              resolve([])
            })
            setTimeout(tick, 50)
          }
          tick()
        }),
    }
  }

  let parentPeer
  const context = {
    getParentIframe: () => {
      parentPeer ??= peerOf(() => parent)
      return parentPeer
    },
    open: async ({ url, where, attributes = {} }, onOpen) => {
      const frame = document.createElement('iframe')
      const { style = {}, ...others } = attributes
      for (const [name, value] of Object.entries(others)) frame.setAttribute(name, value)
      Object.assign(frame.style, style)
      frame.src = url
      where.appendChild(frame)
      return onOpen(peerOf(() => frame.contentWindow))
    },
  }

  window.gapi = {
    load: (_what, given) => setTimeout(() => (given.callback ?? given)()),
    iframes: {
      Iframe: function Iframe() {},
      getContext: () => context,
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    },
  }
  const onload = new URL(document.currentScript.src).searchParams.get('onload')
  if (onload) window[onload]()
})()
