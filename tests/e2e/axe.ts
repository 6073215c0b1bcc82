import type { Page } from '@playwright/test'
import axe from 'axe-core'

type Look = {
  /** Selectors of what to look at, the whole page without them, and of what to leave out. */
  within?: string
  without?: string
  /** The rules to ask, all of them without it. */
  rules?: readonly string[]
}

const CONTRAST = 'color-contrast'

/**
 * The faults that axe finds in the page at this moment. Contrast takes two thirds of its time, so it is asked of one text
 * of each look.
 */
export async function findViolations(page: Page, { within, without, rules }: Look = {}) {
  const others = rules?.filter((rule) => rule !== CONTRAST)
  const found: Awaited<ReturnType<typeof runAxe>> = []
  if (others?.length !== 0) {
    const which: axe.RunOptions = others ? only(others) : { rules: { [CONTRAST]: { enabled: false } } }
    found.push(...(await runAxe(page, { within, without }, which)))
  }
  if (rules && !rules.includes(CONTRAST)) return found
  const looks = await page.evaluate(markLooks, within ?? 'body')
  if (looks > 0) found.push(...(await runAxe(page, { within: '[data-look]', without }, only([CONTRAST]))))
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-look]')) element.removeAttribute('data-look')
  })
  return found
}

const only = (rules: string[]): axe.RunOptions => ({ runOnly: { type: 'rule', values: rules } })

/**
 * The results leave out the good elements: selectors for thousands of them would take longer than the rules. A page keeps
 * axe, so that a second look does not load it again.
 */
async function runAxe(page: Page, { within, without }: Look, which: axe.RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const context = { include: within ? [[within]] : [], exclude: without ? [[without]] : [] }
  return page.evaluate(
    async ([where, how]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(where, how)
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        elements: nodes.map(({ html }) => html.slice(0, 160)),
      }))
    },
    [context, { ...which, resultTypes: ['violations'] } as axe.RunOptions] as const,
  )
}

/**
 * Runs in the page: marks one text of each look, which is its own colour and size, and the colours and opacity of all that
 * it stands on. Returns their number.
 */
function markLooks(within: string): number {
  const known = new Map<Element, string>()
  const grounds = (element: Element | null): string => {
    if (!element) return ''
    const before = known.get(element)
    if (before !== undefined) return before
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity, position].join()
    const all = (own === 'rgba(0, 0, 0, 0),none,1,static' ? '' : `${own};`) + grounds(element.parentElement)
    known.set(element, all)
    return all
  }
  const seen = new Set<string>()
  for (const element of document.querySelectorAll(`${within}, ${within} *`)) {
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    if (!(isText || element.matches('input, select, textarea')) || !element.checkVisibility()) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const look = [color, fontSize, fontWeight, textShadow, grounds(element)].join('|')
    if (seen.has(look)) continue
    seen.add(look)
    element.setAttribute('data-look', '')
  }
  return seen.size
}
