/** What stands in place of the server's results; `server`: nothing does, `pending`: something is about to. */
export type ResultsView<Local extends object> =
  { status: 'server' } | { status: 'pending' } | ({ status: 'local' } & Local)

export type ResultsStore<Local extends object> = {
  publish: (next: ResultsView<Local>) => void
  subscribe: (listener: () => void) => () => void
  get: () => ResultsView<Local>
  getServer: () => ResultsView<Local>
}

/** The results of a list live apart from its controls, which are hydrated later: this is how the two meet. */
export function createResultsStore<Local extends object>(): ResultsStore<Local> {
  const server: ResultsView<Local> = { status: 'server' }
  const listeners = new Set<() => void>()
  let view: ResultsView<Local> = server
  return {
    publish: (next) => {
      view = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => view,
    getServer: () => server,
  }
}
