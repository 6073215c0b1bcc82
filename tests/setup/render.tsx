import { act, render } from '@testing-library/react'
import { withNuqsTestingAdapter, type OnUrlUpdateFunction } from 'nuqs/adapters/testing'
import type { ReactNode } from 'react'

type SearchParams = Parameters<typeof withNuqsTestingAdapter>[0] & object

/** Renders at an address that remembers what is written to it. Gives the list of those writings, which grows. */
export async function renderAt(searchParams: SearchParams['searchParams'], node: ReactNode) {
  const updates: { query: string; history: string }[] = []
  const onUrlUpdate: OnUrlUpdateFunction = ({ queryString, options }) =>
    updates.push({ query: decodeURIComponent(queryString), history: options.history })
  const wrapper = withNuqsTestingAdapter({ searchParams, onUrlUpdate, hasMemory: true })
  await act(async () => render(node, { wrapper }))
  return updates
}
