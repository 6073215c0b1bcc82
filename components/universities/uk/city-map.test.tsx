import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UK } from '@/lib/universities/uk/list'
import { CityMap } from './city-map'

const dot = (name: string, students: number, left: number) => ({
  name,
  universities: students > 1000 ? 2 : 1,
  students,
  left,
  top: 50,
  size: 5,
})
const MAP = {
  viewBox: '0 0 260 400',
  land: 'M0 0',
  neighbours: 'M1 1',
  dots: [dot('London', 40_000, 80), dot('Stoke-on-Trent', 900, 40), dot('Ely', 0, 70)],
}

function open(chosen: string | null = null) {
  const change = jest.fn()
  const search = { ...UK.untouched, city: chosen }
  const values = { Ely: 0, London: 2, 'Stoke-on-Trent': 1 }
  render(
    <CityMap
      map={MAP}
      search={search}
      answer={{ page: 1, pages: 1, from: 1, to: 3, total: 3, counts: { city: { any: 3, values } } }}
      resultsId="results"
      hrefOf={(change) => UK.href({ ...search, ...change })}
      change={change}
    />,
  )
  return change
}

it('is a list of links in the order given, each with its city in words', () => {
  open()
  expect(screen.getByRole('list', { name: 'Cities by number of students' })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  const links = screen.getAllByRole('link').slice(1)
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'London: 2 universities, 40,000 students',
    'Stoke-on-Trent: 1 university, 900 students',
    'Ely: 1 university, students not reported',
  ])
  expect(links[1]).toHaveAttribute('href', '/uk-universities?city=stoke-on-trent')
})

it('can be skipped', () => {
  open()
  expect(screen.getByRole('link', { name: 'Skip the map of cities' })).toHaveAttribute('href', '#results')
})

it('chooses by mouse and by keyboard', async () => {
  const change = open()
  await userEvent.click(screen.getByRole('link', { name: /^London/ }))
  expect(change).toHaveBeenLastCalledWith({ city: 'london' })
  screen.getByRole('link', { name: /^Stoke/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(change).toHaveBeenLastCalledWith({ city: 'stoke-on-trent' })
})

it('marks the chosen city', () => {
  open('london')
  expect(screen.getByRole('link', { name: /^London/ })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: /^Stoke/ })).not.toHaveAttribute('aria-current')
})

it('marks the cities that have no results', () => {
  open()
  expect(screen.getByRole('link', { name: /^Ely/ })).toHaveAttribute('data-empty')
  expect(screen.getByRole('link', { name: /^London/ })).not.toHaveAttribute('data-empty')
})
