import { renderHook } from '@testing-library/react'
import { useWholeLayout } from './use-whole-layout'

const root = document.documentElement

function showCards(tops: readonly number[]) {
  document.body.innerHTML = `<div class="cards">${tops.map(() => '<article class="card"></article>').join('')}</div>`
  const cards = [...document.querySelectorAll('article')]
  cards.forEach((card, i) => (card.getBoundingClientRect = () => new DOMRect(0, tops[i], 300, 400)))
  return cards
}

beforeEach(() => {
  root.dataset.fresh = ''
})

test('once scrolling has ended, the cards above the window are laid out, and those below it are left', () => {
  const cards = showCards([-900, -400, 100, 600])
  renderHook(() => useWholeLayout())
  dispatchEvent(new Event('scrollend'))
  expect(cards.map((card) => card.style.contentVisibility ?? '')).toEqual(['visible', 'visible', '', ''])
})

test('Back and Forward lay out everything, and later scrolling finds nothing left to do', () => {
  const [card] = showCards([-900])
  renderHook(() => useWholeLayout())
  dispatchEvent(new PopStateEvent('popstate'))
  expect(root).not.toHaveAttribute('data-fresh')
  dispatchEvent(new Event('scrollend'))
  expect(card?.style.contentVisibility ?? '').toBe('')
})

test('stops listening with the page', () => {
  const [card] = showCards([-900])
  renderHook(() => useWholeLayout()).unmount()
  dispatchEvent(new Event('scrollend'))
  dispatchEvent(new PopStateEvent('popstate'))
  expect(card?.style.contentVisibility ?? '').toBe('')
  expect(root).toHaveAttribute('data-fresh')
})
