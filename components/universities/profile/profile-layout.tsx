import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

type ProfileLayoutProps = { head: ReactNode; contents: ReactNode; body: ReactNode; map: ReactNode }

/** One column in reading order; on a wide screen the map moves beside the head and the contents beside the body. */
export function ProfileLayout({ head, contents, body, map }: ProfileLayoutProps) {
  return (
    <div className="gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className={cn('lg:row-start-1', !map && 'lg:col-span-2')}>{head}</div>
      <div className="lg:col-start-2 lg:row-start-2 lg:border-t lg:border-line">{contents}</div>
      <div className="lg:col-start-1 lg:row-start-2">{body}</div>
      {map && <div className="lg:col-start-2 lg:row-start-1">{map}</div>}
    </div>
  )
}
