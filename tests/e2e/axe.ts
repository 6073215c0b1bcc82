import type { Page } from '@playwright/test'
import axe from 'axe-core'

type Look = {
  /** Selectors of what to look at, the whole page without them, and of what to leave out. */
  within?: string
  without?: string
  /** The rules to ask, all of them without it. */
  rules?: readonly string[]
  /** Rules that axe leaves out by itself, asked with all the others. */
  also?: readonly string[]
}

const CONTRAST = 'color-contrast'

/**
 * The faults that axe finds in the page at this moment. A page keeps axe, so that a second look, in the other theme, does
 * not load it again.
 */
export async function findViolations(page: Page, { within, without, rules, also = [] }: Look = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const context = { include: within ? [[within]] : [], exclude: without ? [[without]] : [] }
  const others = rules?.filter((rule) => rule !== CONTRAST)
  const found =
    others?.length === 0 ? [] : await page.evaluate(askRules, [context, others ?? null, also] as const)
  if (!rules || rules.includes(CONTRAST))
    found.push(...(await page.evaluate(askContrast, [within ?? 'body', without ?? null] as const)))
  return found.map(({ id, help, nodes }) => ({
    id,
    help,
    elements: nodes.map(({ html }) => html.slice(0, 160)),
  }))
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Runs in the page: asks some rules, or all of them but contrast. The results leave out the good elements: selectors for
 * thousands of them would take longer than the rules.
 */
async function askRules([context, rules, also]: readonly [
  axe.ElementContext,
  string[] | null,
  readonly string[],
]) {
  const which: axe.RunOptions = rules
    ? { runOnly: { type: 'rule', values: rules } }
    : {
        rules: {
          'color-contrast': { enabled: false },
          ...Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
        },
      }
  const { violations } = await window.axe.run(context, { ...which, resultTypes: ['violations'] })
  return violations
}

/**
 * Runs in the page: asks for contrast, which takes two thirds of axe's time, of one text of each look: its own colour and
 * size, and the colours and opacity of all that it stands on. Where axe has no answer for that one, because it is
 * disabled, covered or a single sign, all texts of the look are asked.
 */
async function askContrast([within, without]: readonly [string, string | null]) {
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
  const looks = new Map<string, Element[]>()
  for (const element of document.querySelectorAll(`${within}, ${within} *`)) {
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    if (!(isText || element.matches('input, select, textarea')) || !element.checkVisibility()) continue
    // A text that axe is given counts, also within what it is told to leave out.
    if (without && element.closest(without)) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const look = [color, fontSize, fontWeight, textShadow, grounds(element)].join('|')
    looks.set(look, [...(looks.get(look) ?? []), element])
  }

  const ask = async (texts: Element[]) => {
    if (texts.length === 0) return { violations: [], passes: [] }
    return window.axe.run(
      { include: texts },
      {
        runOnly: { type: 'rule', values: ['color-contrast'] },
        resultTypes: ['violations', 'passes'],
        elementRef: true,
      },
    )
  }
  const first = await ask([...looks.values()].flatMap(([text]) => text ?? []))
  const answered = new Set<Element | undefined>(
    [...first.violations, ...first.passes].flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  )
  const open = [...looks.values()].flatMap(([text, ...more]) => (answered.has(text) ? [] : more))
  const second = await ask(open)
  return [...first.violations, ...second.violations]
}
