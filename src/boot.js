// Sets language and theme before the first paint; the build puts it into the page. Storage may be
// denied, then the browser's own settings decide.
;(function () {
  const root = document.documentElement
  function stored(key) {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  }

  const chosen = stored('toolwright.lang')
  const preferred = /^zh\b/i.test(window.navigator.language || '') ? 'zh' : 'en'
  const lang = chosen === 'en' || chosen === 'zh' ? chosen : preferred
  root.dataset.lang = lang
  root.lang = lang === 'zh' ? 'zh-Hans' : 'en'

  const theme = stored('toolwright.theme')
  if (stored('toolwright.kept')) root.dataset.kept = ''
  // The same question as in the studio's has-link-payload: a link's page has no field to type in.
  if (/(?:[#\uFF03&?]|%(?:25)*(?:23|26))s(?:[=\uFF1D]|%(?:25)*3D)/i.test(window.location.href))
    root.dataset.link = ''

  // Marks a composition in the first screen's field, so that nobody takes the field away from it.
  document.addEventListener('compositionstart', (event) => (event.target.dataset.composing = ''))
  document.addEventListener('compositionend', (event) => delete event.target.dataset.composing)

  // A file dropped before the studio listens waits for it: the browser would leave the page to show it.
  const isWaiting = (event) =>
    root.dataset.listening === undefined &&
    document.getElementById('first-screen') !== null &&
    event.dataTransfer !== null &&
    event.dataTransfer.types.includes('Files')
  window.addEventListener('dragover', (event) => isWaiting(event) && event.preventDefault())
  window.addEventListener('drop', (event) => {
    if (!isWaiting(event)) return
    event.preventDefault()
    window.droppedEarly = [...event.dataTransfer.files]
  })

  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
})()
