// For component tests only: each file of tests loads it anew, and it is a third of the time of a small one.
import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

// jsdom lays nothing out, so it has nothing to measure or to scroll. Lists ask for both.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.scrollTo ??= () => {}
