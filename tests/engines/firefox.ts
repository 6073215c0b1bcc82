import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BiDi } from './bidi'
import { startProgram } from './programs'
import { Visitor, type Engine } from './visitor'

type Entry = { level: string; text: string | null; source: { context?: string } }
type Evaluation = { type: string; result: { value?: string }; exceptionDetails?: { text: string } }

/** Firefox does not log every breach of the content security policy over BiDi, so the page says it itself. */
const SAY_BREACHES = `() => document.addEventListener('securitypolicyviolation', (breach) =>
  console.error('Content Security Policy, ' + breach.violatedDirective + ': ' + breach.blockedURI))`

/** Colours of the system in place of a page's, which no command of BiDi sets yet. */
export const FORCED_COLOURS = `user_pref('ui.useAccessibilityTheme', 1);
user_pref('browser.display.document_color_use', 2);
`

/** The installed Firefox, without a window. */
export async function startFirefox(program: string, preferences = ''): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'meridian-firefox-'))
  writeFileSync(path.join(profile, 'user.js'), `user_pref('ui.prefersReducedMotion', 1);\n${preferences}`)
  const browser = startProgram(program, ['--headless', '--remote-debugging-port=0', '--profile', profile])
  const bidi = await BiDi.connect(`${await browser.says(/ws:\/\/\S+/)}/session`)
  await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })

  return {
    async stop() {
      // It may be gone before it answers.
      await bidi.send('browser.close', {}).catch(() => {})
      await browser.stop()
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
    },
    async visit({ origin, width, height }) {
      const { userContext } = (await bidi.send('browser.createUserContext', {})) as { userContext: string }
      const created = await bidi.send('browsingContext.create', { type: 'tab', userContext })
      const { context } = created as { context: string }
      const resize = async (width: number, height: number) =>
        void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } }))
      await resize(width, height)
      await bidi.send('script.addPreloadScript', { functionDeclaration: SAY_BREACHES, contexts: [context] })
      const noise: string[] = []
      bidi.onEvent((method, params) => {
        const { level, text, source } = params as Entry
        const isLoud = method === 'log.entryAdded' && ['error', 'warn'].includes(level)
        if (isLoud && source.context === context) noise.push(text ?? '')
      })
      return new Visitor(
        {
          open: async (url) =>
            void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
          back: async () => void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
          resize,
          run: (body, ...args) => run(bidi, context, body, args),
          act: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
          noise: () => Promise.resolve(noise),
          leave: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
        },
        origin,
      )
    },
  }
}

/** Arguments and result go as JSON, which BiDi's own form of values is not. */
async function run(bidi: BiDi, context: string, body: string, args: readonly unknown[]): Promise<unknown> {
  const answer = (await bidi.send('script.callFunction', {
    functionDeclaration: `async function (args) {
      const act = async function () { ${body} }
      return JSON.stringify((await act.apply(window, JSON.parse(args))) ?? null)
    }`,
    arguments: [{ type: 'string', value: JSON.stringify(args) }],
    target: { context },
    awaitPromise: true,
  })) as Evaluation
  if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
  return JSON.parse(answer.result.value ?? 'null')
}
