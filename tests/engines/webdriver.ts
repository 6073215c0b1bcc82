type Outcome = { value?: unknown; error?: string }
type Answer = { value: unknown }
type Failure = { value: { error: string; message: string } }

/**
 * The few commands of https://www.w3.org/TR/webdriver2/ that a visit needs. The clients on npm bring dozens of
 * packages, and their versions that run on Node 20 are no longer mended.
 */
export class WebDriver {
  constructor(private readonly address: string) {}

  /** Starts a session and returns a driver for it. Fails after so many milliseconds. */
  async startSession(capabilities: object, patience: number): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } }
    const signal = AbortSignal.timeout(patience)
    const { sessionId } = (await this.send('POST', '/session', body, signal)) as { sessionId: string }
    return new WebDriver(`${this.address}/session/${sessionId}`)
  }

  async send(method: 'POST' | 'DELETE', path: string, body?: object, signal?: AbortSignal): Promise<unknown> {
    const response = await fetch(this.address + path, { method, body: body && JSON.stringify(body), signal })
    const answer = (await response.json()) as Answer | Failure
    if (response.ok) return answer.value
    const { error, message } = (answer as Failure).value
    throw new Error(`${method} ${path}: ${error}. ${message}`)
  }

  /** Runs the body of an async function in the page, and returns what it returns. */
  async run(body: string, ...args: unknown[]): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1]
      const act = async function () { ${body} }
      act.apply(window, arguments).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = (await this.send('POST', '/execute/async', { script, args })) as Outcome
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value
  }
}
