import { render, screen } from '@testing-library/react'
import { keepLevel } from '@/lib/facts/chosen-level'
import { LevelField } from './level-field'

beforeEach(() => localStorage.clear())
afterEach(() => history.replaceState(null, '', '/'))

it('asks for the level that the visitor chose elsewhere', () => {
  keepLevel('master')
  render(<LevelField />)
  expect(screen.getByRole('combobox', { name: 'Degree' })).toHaveValue('master')
})

it('keeps the level of a question that was asked', () => {
  keepLevel('master')
  history.replaceState(null, '', '/cost?country=de')
  render(<LevelField level="bachelor" />)
  expect(screen.getByRole('combobox', { name: 'Degree' })).toHaveValue('bachelor')
})
