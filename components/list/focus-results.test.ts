import { returnToResults } from './focus-results'

function headingAt(top: number) {
  document.body.innerHTML = '<div data-slot="list-column"><h2 id="results">Results</h2></div>'
  const heading = document.getElementById('results') as HTMLElement
  heading.getBoundingClientRect = () => new DOMRect(0, top, 300, 24)
}

it.each([
  [-1, 1],
  [0, 0],
  [400, 0],
])('with the heading %d px below the top of the window the page is scrolled %d times', (top, times) => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView')
  headingAt(top)
  returnToResults('results')
  expect(scrollIntoView).toHaveBeenCalledTimes(times)
})
