import type { Page } from '@playwright/test'
import axe from 'axe-core'

type Look = {
  /** Selectors of what to look at, the whole page without them, and of what to leave out. */
  within?: string
  without?: string
  /** The rules to ask, all of them without it. */
  rules?: readonly string[]
}

/**
 * The faults that axe finds in the page at this moment. The results leave out the good elements: selectors for
 * thousands of them would take longer than the rules. A page keeps axe, so that a second look, in the other theme, does
 * not load it again.
 */
export async function findViolations(page: Page, { within, without, rules }: Look = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const context = { include: within ? [[within]] : [], exclude: without ? [[without]] : [] }
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  }
  return page.evaluate(
    async ([where, how]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(where, how)
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        elements: nodes.map(({ html }) => html.slice(0, 160)),
      }))
    },
    [context, options] as const,
  )
}
