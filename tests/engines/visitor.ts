import { expect, type Page } from '@playwright/test'
import { CHOOSE, CLICKED, FINDER, PLACE, TEXTS } from './in-page'

type Role = Parameters<Page['getByRole']>[0]

/** Visible elements of a page: by role and name, or by text. A plain text is the whole name. */
export type Target = ({ role: Role; name?: string | RegExp; level?: number } | { text: string | RegExp }) & {
  within?: Target
}

export type Visit = { origin: string; width: number; height: number }

/** A started browser. Each visit has nothing kept from earlier ones. */
export type Engine = {
  visit(visit: Visit): Promise<Visitor>
  stop(): Promise<void>
}

/** The driver of an engine. */
type Hands = {
  open(url: string): Promise<void>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs the body of an async function in the page, and returns what it returns. */
  run(body: string, ...args: unknown[]): Promise<unknown>
  /** Moves, clicks and presses keys: the "actions" of WebDriver, which are the same in its newer protocol, BiDi. */
  act(sources: readonly object[]): Promise<void>
  /** Errors and warnings of the console since the visit began. */
  noise(): Promise<readonly string[]>
  leave(): Promise<void>
  /** Run in each page before it is looked at, also in one that a click has brought. */
  onNewPage?: string
}

const KEYS = { Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Control: '\uE009', Escape: '\uE00C' }
const MOST_PAGES = 5
const UNLESS_READY = 'if (!window.TestingLibraryDom) return null;'
const PATIENCE = { timeout: 20_000, intervals: [50, 100, 200] }

/** One visit of the site. Where several targets are in view, the first is meant. */
export class Visitor {
  constructor(
    private readonly hands: Hands,
    private readonly origin: string,
  ) {}

  open = (path: string) => this.hands.open(this.origin + path)
  back = () => this.hands.back()
  resize = (width: number, height: number) => this.hands.resize(width, height)
  noise = () => this.hands.noise()
  leave = () => this.hands.leave()

  /** Path and query of the page. */
  address = () => this.run(() => location.pathname + location.search)

  /** Runs a function in the page. It sees nothing but the page. */
  run = async <Result>(script: () => Result | Promise<Result>) =>
    (await this.hands.run(`return (${script.toString()})()`)) as Result

  /** The texts of all such targets in view. */
  texts = async (target: Target) => (await this.look(TEXTS, target)) as string[]

  /** Clicks the target as soon as it is there, enabled and not covered. A page may move under the pointer: then once more. */
  async click(target: Target) {
    await expect(async () => {
      const [x, y] = (await this.look(PLACE, target)) as [number, number]
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await this.hands.act([{ type: 'pointer', id: 'mouse', actions }])
      // A page that is just going answers no question.
      const clicked = await this.hands.run(CLICKED).catch(() => 'target')
      expect(clicked, 'what was clicked').toBe('target')
    }).toPass(PATIENCE)
  }

  async type(target: Target, text: string) {
    await this.click(target)
    await this.hands.act([{ type: 'key', id: 'keyboard', actions: [...text].flatMap(strike) }])
  }

  /** Types in place of the text that the field has. */
  async retype(target: Target, text: string) {
    await this.click(target)
    await this.press('Control+a')
    await this.press('Backspace')
    await this.type(target, text)
  }

  async press(key: 'Backspace' | 'Tab' | 'Enter' | 'Escape' | 'Control+a' | 'Control+k') {
    const values = key.split('+').map((name) => KEYS[name as keyof typeof KEYS] ?? name)
    const down = values.map((value) => ({ type: 'keyDown', value }))
    const up = [...values].reverse().map((value) => ({ type: 'keyUp', value }))
    await this.hands.act([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }])
  }

  /** Chooses an option of a select by its label. Its list is no part of the page, so no pointer reaches it. */
  choose = (target: Target, label: string) => expect(() => this.look(CHOOSE, target, label)).toPass(PATIENCE)

  /**
   * Runs a body that looks for targets, for which Testing Library has to be in the page. Another page may come at any
   * moment, which does not have it yet.
   */
  private async look(body: string, target: Target, ...args: unknown[]): Promise<unknown> {
    const plain = JSON.parse(JSON.stringify(target, writePattern)) as unknown
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const seen = await this.hands.run(
        `${UNLESS_READY} return [await (async function () { ${body} }).apply(window, arguments)]`,
        plain,
        ...args,
      )
      if (Array.isArray(seen)) return seen[0] as unknown
      await this.hands.run(`${this.hands.onNewPage ?? ''}; ${FINDER}; return true`)
    }
    throw new Error('One page follows another.')
  }
}

const strike = (letter: string) => {
  const value = letter === '\n' ? KEYS.Enter : letter
  return ['keyDown', 'keyUp'].map((type) => ({ type, value }))
}

const writePattern = (_key: string, part: unknown) =>
  part instanceof RegExp ? { source: part.source, flags: part.flags } : part
