import { isAddedId } from '@/lib/universities/added-id'
import { followSelection, useSelectionStore } from '@/lib/compare/selection-store'
import type { Message } from '@/lib/offline/messages'
import { WORKER_PATH } from '@/lib/offline/rules'

/** Long enough for the files that the page loads after its load event. */
const SETTLED_AFTER_MS = 3000

const tell = (message: Message) => navigator.serviceWorker.controller?.postMessage(message)

/** The addresses of all loaded files. The worker decides which of them it keeps. */
const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name)

function keepComparison() {
  const ids = useSelectionStore.getState().chosen.flatMap(({ id }) => (isAddedId(id) ? [] : [id]))
  if (ids.length > 0) tell({ type: 'compare', ids })
}

/**
 * Starts the worker that keeps visited pages for reading offline. On the first visit the worker starts after the page
 * has loaded, so it gets the list of the loaded files. It always gets the universities of the visitor's comparison.
 */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator
  const isFirstVisit = !serviceWorker.controller
  await serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
  if (isFirstVisit) {
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  }
  tell({ type: 'keep', pages: isFirstVisit ? [location.href] : [], files: [] })
  followSelection()
  keepComparison()
  useSelectionStore.subscribe(keepComparison)
  if (isFirstVisit) {
    setTimeout(() => tell({ type: 'keep', pages: [], files: loadedFiles() }), SETTLED_AFTER_MS)
  }
}
