import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { tellEarlyChoices } from './early-choices'

function aForm() {
  document.body.innerHTML = `
    <form>
      <select aria-label="Level"><option value="" selected>Any</option><option value="phd">Ph.D.</option></select>
      <select aria-label="Type"><option value="all">All</option><option value="government">Government</option></select>
    </form>`
  const form = document.querySelector('form')
  const [level, type] = document.querySelectorAll('select')
  if (!form || !level || !type) throw new Error('The form lacks a field.')
  const heard: string[] = []
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) heard.push(target.value)
  })
  return { form, level, type, heard }
}

test('says nothing of fields as they were served', () => {
  const { form, heard } = aForm()
  tellEarlyChoices(form)
  expect(heard).toEqual([])
})

test('tells each choice that was made before', () => {
  const { form, level, type, heard } = aForm()
  level.value = 'phd'
  type.value = 'government'
  tellEarlyChoices(form)
  expect(heard).toEqual(['phd', 'government'])
})

function Entry() {
  const [text, setText] = useState('')
  return (
    <form>
      <input
        aria-label="Country"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <output>{text}</output>
    </form>
  )
}

test('tells what was typed before React took the field over', () => {
  document.body.innerHTML = '<div><form><input aria-label="Country" value=""><output></output></form></div>'
  const [container, form] = [document.querySelector('div'), document.querySelector('form')]
  const input = screen.getByRole<HTMLInputElement>('textbox')
  if (!container || !form) throw new Error('There is no form.')
  input.value = 'Nigeria'
  render(<Entry />, { container, hydrate: true })
  expect(screen.getByRole('status')).toHaveTextContent('')
  act(() => tellEarlyChoices(form))
  expect(screen.getByRole('status')).toHaveTextContent('Nigeria')
  expect(input).toHaveValue('Nigeria')
})
