import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SourceForm } from './source-form'

const file = new File(['name,country'], 'list.csv', { type: 'text/csv' })

describe('SourceForm', () => {
  it('hands over a chosen file, and the same one again', async () => {
    const onRead = jest.fn()
    render(<SourceForm isBusy={false} onRead={onRead} />)
    const input = screen.getByLabelText('Choose a file')
    await userEvent.upload(input, file)
    await userEvent.upload(input, file)
    expect(onRead.mock.calls).toEqual([[file], [file]])
  })

  it('hands over a dropped file, but not while another is read', () => {
    const onRead = jest.fn()
    const { rerender } = render(<SourceForm isBusy={false} onRead={onRead} />)
    const zone = screen.getByText(/or drop it here/)
    fireEvent.drop(zone, { dataTransfer: { files: [file] } })
    rerender(<SourceForm isBusy onRead={onRead} />)
    fireEvent.drop(zone, { dataTransfer: { files: [file] } })
    expect(onRead.mock.calls).toEqual([[file]])
  })

  it('reads nothing when nothing was pasted', async () => {
    const onRead = jest.fn()
    render(<SourceForm isBusy={false} onRead={onRead} />)
    expect(screen.getByRole('button', { name: 'Read it' })).toBeDisabled()
    await userEvent.type(screen.getByLabelText('Or paste JSON or CSV'), 'name')
    await userEvent.click(screen.getByRole('button', { name: 'Read it' }))
    expect(onRead).toHaveBeenCalledWith('name')
  })
})
