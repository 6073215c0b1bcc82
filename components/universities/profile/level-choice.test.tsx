import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepLevel, readLevel } from '@/lib/facts/chosen-level'
import { LevelChoice } from './level-choice'

beforeEach(() => localStorage.clear())

it('asks for a bachelor’s until another level is chosen, and keeps that', async () => {
  render(<LevelChoice />)
  expect(screen.getByRole('radio', { name: 'Bachelor’s' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'PhD' }))
  expect(readLevel()).toBe('doctorate')
})

it('begins with the level that was kept', () => {
  keepLevel('master')
  render(<LevelChoice />)
  expect(screen.getByRole('radio', { name: 'Master’s' })).toBeChecked()
})
