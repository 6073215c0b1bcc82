import { useSyncExternalStore } from 'react'
import { localDate } from '@/lib/text/format'

const never = () => () => {}

/** The visitor's own date, `YYYY-MM-DD`; `serverDay` on the server and while hydrating. */
export function useToday(serverDay: string): string {
  return useSyncExternalStore(
    never,
    () => localDate(new Date()),
    () => serverDay,
  )
}
