import { useSyncExternalStore } from 'react'
import { hourOf, momentOf, type Moment } from '@/lib/text/closing-day'
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

/** The hour by which a list judges deadlines; `serverHour` as in `useMoment`. */
export const useHour = (serverHour: Moment): Moment => useClock(hourOf, serverHour)
