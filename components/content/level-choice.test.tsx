import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepLevel, readLevel } from '@/lib/facts/chosen-level'
import { LevelChoice } from './level-choice'

beforeEach(() => localStorage.clear())

it('asks for a bachelor’s until another level is chosen, and keeps that', async () => {
  render(<LevelChoice opensAt="bachelor" />)
  expect(screen.getByRole('radio', { name: 'Bachelor’s' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'PhD' }))
  expect(readLevel()).toBe('doctorate')
})

it('begins with the level that was kept', () => {
  keepLevel('master')
  render(<LevelChoice opensAt="bachelor" />)
  expect(screen.getByRole('radio', { name: 'Master’s' })).toBeChecked()
})

it('stays at the level that the server opened it at', () => {
  keepLevel('doctorate')
  history.replaceState(null, '', '/universities/alpha?level=master')
  render(<LevelChoice opensAt="master" />)
  expect(screen.getByRole('radio', { name: 'Master’s' })).toBeChecked()
  history.replaceState(null, '', '/')
})

it('opens at the level of the address, and names another one there when it is chosen', async () => {
  keepLevel('master')
  history.replaceState(null, '', '/universities/alpha?level=doctorate&subject=law')
  render(<LevelChoice opensAt="bachelor" />)
  expect(screen.getByRole('radio', { name: 'PhD' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Bachelor’s' }))
  expect(location.search).toBe('?level=bachelor&subject=law')
  history.replaceState(null, '', '/')
})

it('takes the level that is chosen elsewhere on the page, in its address too', () => {
  history.replaceState(null, '', '/universities/university-of-oxford?level=master')
  render(<LevelChoice opensAt="master" />)
  act(() => keepLevel('doctorate'))
  expect(screen.getByRole('radio', { name: 'PhD' })).toBeChecked()
  expect(location.search).toBe('?level=doctorate')
  history.replaceState(null, '', '/')
})
