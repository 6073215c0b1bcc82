import { Children, type ReactNode } from 'react'

/** The views of a list. Each is an address of its own. */
export function TabList({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Views" className="page print:hidden">
      <ul className="flex gap-6 overflow-x-auto border-b border-line">
        {Children.map(children, (tab) => (
          <li>{tab}</li>
        ))}
      </ul>
    </nav>
  )
}
