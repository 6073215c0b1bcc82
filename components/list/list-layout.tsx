import { Activity, type ReactNode } from 'react'

type ListLayoutProps = {
  filters: ReactNode
  toolbar: ReactNode
  results: ReactNode
  pager: ReactNode
}

/** Filters beside the results on a wide screen. What is around the results may be hydrated later. */
export function ListLayout({ filters, toolbar, results, pager }: ListLayoutProps) {
  return (
    <div className="list page">
      <Activity>{filters}</Activity>
      <div>
        <Activity>{toolbar}</Activity>
        {results}
        <Activity>{pager}</Activity>
      </div>
    </div>
  )
}
