import { readFileSync } from 'node:fs'

/** Testing Library, as a script that a page can run. */
export const FINDER = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/**
 * Lets the page keep what it says in its console, errors that nothing catches, files that do not load, and what its
 * content security policy forbids, for the whole visit. A page that is being left drops what it was loading: that is no
 * fault.
 */
export const LISTEN = `
  if (!window.isListening && location.protocol.startsWith('http')) {
    window.isListening = true
    let isLeaving = false
    addEventListener('beforeunload', () => (isLeaving = true))
    const note = (text) => {
      if (isLeaving) return
      const heard = JSON.parse(sessionStorage.getItem('heard') ?? '[]')
      sessionStorage.setItem('heard', JSON.stringify([...heard, text]))
    }
    for (const level of ['error', 'warn']) {
      const say = console[level]
      console[level] = (...words) => {
        note(words.map(String).join(' '))
        say.apply(console, words)
      }
    }
    addEventListener('error', ({ message, target }) => note(message ?? 'Failed to load ' + (target.src ?? target.href)), true)
    addEventListener('unhandledrejection', ({ reason }) => note(String(reason)))
    document.addEventListener('securitypolicyviolation', (breach) =>
      note('Content Security Policy, ' + breach.violatedDirective + ': ' + breach.blockedURI))
  }`

/** Finds the targets in view. A pattern comes as an object of its source and flags. */
const FIND = `
  const { queryAllByRole, queryAllByText } = window.TestingLibraryDom
  const toMatcher = (name) => (name && name.source ? new RegExp(name.source, name.flags) : name)
  const find = ({ role, name, level, text, within }) => {
    const scope = within ? find(within)[0] : document.body
    if (!scope) return []
    const all = role
      ? queryAllByRole(scope, role, { name: toMatcher(name), level })
      : queryAllByText(scope, toMatcher(text), { ignore: 'script, style, noscript' })
    return all.filter((element) => element.getClientRects().length > 0)
  }
  const found = find(arguments[0])`

/** The texts of the targets. */
export const TEXTS = `${FIND}
  return found.map((element) => element.innerText)`

/**
 * The point to click of the first target. It has to be enabled, to stay in place, and to lie above everything else
 * there.
 */
export const PLACE = `${FIND}
  const [target] = found
  if (!target) throw new Error('It is not in view.')
  if (target.disabled) throw new Error('It is disabled.')
  const measure = () => {
    const { x, y, width, height } = target.getClientRects()[0]
    return [Math.round(x + width / 2), Math.round(y + height / 2)]
  }
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const before = measure()
  await new Promise((resolve) => setTimeout(resolve, 50))
  const [x, y] = measure()
  if (x !== before[0] || y !== before[1]) throw new Error('It moves.')
  const top = document.elementFromPoint(x, y)
  const isReached = top && (target.contains(top) || top.contains(target) || top.closest('label') === target.closest('label'))
  if (!isReached) throw new Error('It is covered by ' + (top ? top.outerHTML.slice(0, 120) : 'nothing'))
  window.clicked = 'nothing'
  const note = ({ target: hit }) => {
    const label = target.closest('label')
    const isHit = target.contains(hit) || hit.contains(target) || (label && label === hit.closest('label'))
    window.clicked = isHit ? 'target' : 'another'
  }
  document.addEventListener('click', note, { capture: true, once: true })
  return [x, y]`

/**
 * The target of the last click; another page has no memory of it. A busy page hears of a click after its driver says that
 * it is made. Whoever asked too early would click once more, on what the first click has taken away.
 */
export const CLICKED = `
  for (let waited = 0; window.clicked === 'nothing' && waited < 2000; waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20))
  return window.clicked ?? 'target'`

/** Chooses an option as a person would: the select sends the page an event. */
export const CHOOSE = `${FIND}
  const option = found[0] && [...found[0].options].find(({ label }) => label === arguments[1])
  if (!option) throw new Error('There is no such option.')
  found[0].focus()
  option.selected = true
  for (const type of ['input', 'change']) found[0].dispatchEvent(new Event(type, { bubbles: true }))
  return true`
