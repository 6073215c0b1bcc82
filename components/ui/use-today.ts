import { useSyncExternalStore } from 'react'
import { dayAt, momentOf, type Moment } from '@/lib/text/closing-day'
import { localDate } from '@/lib/text/format'

const never = () => () => {}

const useClock = <Value extends string>(read: (now: Date) => Value, server: Value): Value =>
  useSyncExternalStore(
    never,
    () => read(new Date()),
    () => server,
  )

/** The visitor's own date, `YYYY-MM-DD`; `serverDay` on the server and while hydrating. */
export const useToday = (serverDay: string): string => useClock(localDate, serverDay)

/** The instant, to the minute, by which deadlines are judged; `serverMoment` on the server and while hydrating. */
export const useMoment = (serverMoment: Moment): Moment => useClock(momentOf, serverMoment)

const closingDay = (now: Date) => dayAt(momentOf(now))

/** The day that has not yet ended everywhere on earth, which is the same for all; `serverDay` as in `useToday`. */
export const useClosingDay = (serverDay: string): string => useClock(closingDay, serverDay)
