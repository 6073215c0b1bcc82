import { expect } from '@playwright/test'
import { findUntold } from '../fixtures/chosen-controls'
import { findMisfits, lengthenWords, spaceOut } from '../fixtures/misfits'
import { translatePage } from '../fixtures/translator'
import { FORCED_COLOURS, startFirefox } from './firefox'
import { miss, see, seeAddress, test } from './fixtures'
import type { Target, Visitor } from './visitor'

/**
 * What real people bring (issue 34, A): each journey is named by the number that it has there. In Chromium the
 * end-to-end tests ask the same.
 */
const HEIGHT = 800
const main: Target = { role: 'main' }
const search: Target = { role: 'searchbox', name: 'Search' }
const results: Target = { role: 'heading', name: /^Results: 1-9 of / }
const first = async (visitor: Visitor) =>
  (await visitor.texts({ role: 'heading', level: 3, within: main }))[0]

test('A1: lists, a form and the search go on in a page that the browser translates', async ({ visitor }) => {
  const open = async (path: string, sight: Target) => {
    await visitor.open(path)
    await visitor.run(translatePage)
    await see(visitor, sight)
  }
  await open('/universities', results)
  await visitor.type(search, 'toronto')
  await expect.poll(() => first(visitor)).toBe('University of Toronto')
  await visitor.retype(search, '')
  await seeAddress(visitor, '/universities')
  await see(visitor, results)
  await open('/universities?country=de', results)
  await visitor.click({ text: 'Clear Filters' })
  await seeAddress(visitor, '/universities')
  await see(visitor, results)
  await visitor.click({ role: 'button', name: /^Compare\b/, within: main })
  await see(visitor, { text: /1 of 4/ })
  await visitor.press('Control+k')
  await visitor.type({ role: 'combobox', name: 'Search Meridian' }, 'clarendon')
  await see(visitor, { role: 'option', name: /Clarendon/ })
  await open('/scholarships', { role: 'button', name: 'Find My Scholarships' })
  await visitor.choose({ role: 'combobox', name: /^Degree level/ }, "Master's")
  await visitor.click({ role: 'button', name: 'Find My Scholarships' })
  await see(visitor, { role: 'heading', name: /^Your matches \(\d+\)$/ })
  await miss(visitor, { role: 'button', name: 'Try again' })
})

/** One of each kind of page, and the widths at either side of where they fold. */
const PAGES = [
  '/',
  '/universities?search=masters+law+germany&facilities=museum',
  '/universities/university-of-oxford',
  '/scholarships/chevening',
  '/programmes?subject=nursing',
  '/cost?country=de&level=master&passport=ng',
  '/plan',
]
const WIDTHS = [390, 640, 832, 1152, 1280, 1920]

test.describe('A2', () => {
  // The script of a part that comes later finds other words than the server sent.
  test.use({ allowNoise: [[/Minified React error #418/], { scope: 'test' }] })

  test('A2: spaced and longer texts overflow nothing, and none is cut, at any width', async ({ visitor }) => {
    for (const path of PAGES) {
      await visitor.open(path)
      for (const change of [spaceOut, lengthenWords]) {
        await visitor.run(() => document.getElementById('spacing')?.remove())
        await visitor.run(change)
        for (const width of WIDTHS) {
          await visitor.resize(width, HEIGHT)
          const misfits = await visitor.run(findMisfits)
          expect.soft(misfits, `${path}, ${change.name} at ${width} px`).toEqual([])
        }
      }
    }
  })
})

test('A3: the filters of a phone are a dialog that takes the focus, keeps it and gives it back', async ({
  visitor,
}) => {
  const sheet: Target = { role: 'dialog', name: 'Filters' }
  const button: Target = { role: 'button', name: 'Filters' }
  const focus = () =>
    visitor.run(() => {
      const { activeElement } = document
      return `${activeElement?.closest('[role=dialog]') ? 'dialog' : 'page'}: ${activeElement?.textContent}`
    })
  await visitor.resize(480, HEIGHT)
  await visitor.open('/universities')
  await visitor.click(button)
  await see(visitor, sheet)
  await expect.poll(focus).toBe('dialog: Close')
  for (let pressed = 0; pressed < 30; pressed += 1) {
    await visitor.press('Tab')
    expect(await focus(), `after ${pressed + 1} times Tab`).toMatch(/^dialog/)
  }
  await visitor.press('Escape')
  await miss(visitor, sheet)
  await expect.poll(focus).toBe('page: Filters')
})

test('A3: with forced colours the current tab and what is chosen can be told', async ({
  engineName,
  program,
  origin,
}) => {
  test.skip(engineName === 'WebKit', 'WebKit has no forced colours.')
  const engine = await startFirefox(program, FORCED_COLOURS)
  try {
    const visitor = await engine.visit({ origin, width: 1280, height: HEIGHT })
    await visitor.open('/universities')
    expect(await visitor.run(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
    expect(await visitor.run(findUntold)).toEqual([])
  } finally {
    await engine.stop()
  }
})

test('A4: numbers and names are read as they are typed, and what is none is refused with words and kept', async ({
  visitor,
}) => {
  const grade: Target = { role: 'textbox', name: 'GPA or average' }
  const valueOf = () =>
    visitor.run(() => document.activeElement instanceof HTMLInputElement && document.activeElement.value)
  await visitor.open('/scholarships')
  await visitor.type(grade, '999')
  await visitor.type({ role: 'combobox', name: /^Nationality/ }, 'brasileirra')
  await visitor.click({ role: 'button', name: 'Find My Scholarships' })
  await see(visitor, { text: /^No grading scale that we know goes to 999/ })
  await see(visitor, { text: 'No country of that name: choose one from the list.' })
  for (const [typed, shown] of [
    ['3,5', '3.5'],
    ['٣٫٧', '3.7'],
  ] as const) {
    await visitor.retype(grade, typed)
    expect(await valueOf()).toBe(typed)
    await visitor.press('Tab')
    await visitor.click(grade)
    await expect.poll(valueOf).toBe(shown)
  }
})

test('A5: a name is found in whatever way it is written', async ({ visitor }) => {
  await visitor.open('/universities')
  for (const [typed, name] of [
    ['東京大學', 'The University of Tokyo'],
    ['台湾大学', 'National Taiwan University'],
    ['İstanbul Üniversitesi', 'Istanbul University'],
  ] as const) {
    await visitor.retype(search, typed)
    await expect.poll(() => first(visitor), typed).toBe(name)
  }
})

test('A9: a level chosen before the script comes is kept, and the focus stays when a chip is removed by keyboard', async ({
  visitor,
}) => {
  await visitor.open('/programmes?country=de')
  await visitor.choose({ role: 'combobox', name: 'I want a' }, 'Master’s')
  await seeAddress(visitor, /^.programmes[?](?=.*country=de)(?=.*level=master)/)
  await see(visitor, { role: 'link', name: 'Remove filter: Germany' })
  await visitor.run(() => document.querySelector<HTMLElement>('[aria-label="Active filters"] a')?.focus())
  await visitor.press('Enter')
  await seeAddress(visitor, '/programmes?level=master')
  await expect.poll(() => visitor.run(() => document.activeElement?.id)).toBe('programme-results')
})
