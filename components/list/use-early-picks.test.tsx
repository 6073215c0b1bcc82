import { render } from '@testing-library/react'
import { useEarlyPicks } from './use-early-picks'

function Form({ onPicks }: { onPicks: (picks: FormData) => void }) {
  return (
    <form ref={useEarlyPicks(onPicks)}>
      <input type="radio" name="region" value="asia" defaultChecked />
    </form>
  )
}

it('hands on what stands in the form at the start, once', () => {
  const onPicks = jest.fn<undefined, [FormData]>()
  const { rerender } = render(<Form onPicks={onPicks} />)
  expect(onPicks.mock.lastCall?.[0].get('region')).toBe('asia')
  rerender(<Form onPicks={(picks) => onPicks(picks)} />)
  expect(onPicks).toHaveBeenCalledTimes(1)
})
