import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
  const onChoose = jest.fn()
  render(
    <CityMap
      map={MAP}
      counts={[
        ['Ely', 0],
        ['London', 2],
        ['Stoke-on-Trent', 1],
      ]}
      chosen={chosen}
      resultsId="results"
      hrefOf={(city) => `/uk-universities?city=${city}`}
      onChoose={onChoose}
    />,
  )
  return onChoose
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
  const onChoose = open()
  await userEvent.click(screen.getByRole('link', { name: /^London/ }))
  expect(onChoose).toHaveBeenLastCalledWith('london')
  screen.getByRole('link', { name: /^Stoke/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(onChoose).toHaveBeenLastCalledWith('stoke-on-trent')
})

it('marks the chosen city', () => {
  open('london')
  expect(screen.getByRole('link', { name: /^London/ })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: /^Stoke/ })).not.toHaveAttribute('aria-current')
})
