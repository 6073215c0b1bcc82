import type { Task } from '@/lib/tasks/task'

/** What is known about a task, and where this page offers to change what it is counted from. */
export function TaskText({ task: { kind, text, missed } }: { task: Task }) {
  const isClosed = kind === 'apply' && missed === 'closed'
  if (!text && !isClosed) return null
  return (
    <p>
      <span>{text}</span>
      {isClosed && <span> Choose a later start at “Courses begin”, if you want the next round.</span>}
    </p>
  )
}
