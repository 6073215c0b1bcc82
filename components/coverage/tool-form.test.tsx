import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToolForm } from './tool-form'

const TOOL = {
  name: 'facts',
  summary: 'What is known of a university',
  example: '/api/v1/facts?id=eth-zurich',
  parameters: [
    { name: 'id', description: 'Its id', options: [], value: 'eth-zurich', isRequired: true },
    { name: 'level', description: 'The level', options: ['', 'master'], value: '', isRequired: false },
  ],
}

it('shows the answer below the question, with the address that gives it', async () => {
  global.fetch = jest.fn(() =>
    Promise.resolve({ json: () => Promise.resolve({ name: 'ETH Zurich' }) } as Response),
  )
  render(<ToolForm tool={TOOL} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try facts' }))
  expect(await screen.findByLabelText('Answer of facts')).toHaveTextContent('{ "name": "ETH Zurich" }')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/api/v1/facts?id=eth-zurich')
})

it('says so where no answer comes', async () => {
  global.fetch = jest.fn(() => Promise.reject(new Error('offline')))
  render(<ToolForm tool={TOOL} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try facts' }))
  expect(await screen.findByText(/No answer came/)).toBeVisible()
})
