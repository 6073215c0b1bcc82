import { render } from '@testing-library/react'
import type { Task } from '@/lib/tasks/task'
import { onDay } from '@/lib/tasks/task-time'
import { MonthLine } from './month-line'

const inMonth = (month: string, many: number) => ({
  month,
  tasks: Array.from(
    { length: many },
    (_, at) =>
      ({ id: `${month} ${at}`, title: 'Apply', when: onDay(`${month}-01`), isOverdue: false }) as Task,
  ),
})

it('says of each month how many tasks it has, and draws at most five of them', () => {
  const months = [inMonth('2026-12', 1), inMonth('2027-02', 8)]
  const { container } = render(<MonthLine months={months} today="2026-12-10" />)
  const drawn = [...container.querySelectorAll('[data-month]')].map((month) => [
    month.getAttribute('data-month'),
    month.querySelectorAll('circle').length,
    month.querySelector('[data-count]')?.textContent,
  ])
  expect(drawn).toEqual([
    ['2026-12', 1, '1'],
    ['2027-01', 0, undefined],
    ['2027-02', 5, '8'],
  ])
})
