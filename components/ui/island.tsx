'use client'

import { catchError, type ErrorInfo } from 'next/error'
import { useRef, type ReactNode, type RefObject } from 'react'
import { Button } from './button'
import { useRedraw } from './use-redraw'

type LastTime = { lastRef: RefObject<number> }

const Boundary = catchError((props: LastTime, error: ErrorInfo) => <Broken {...props} {...error} />)

/**
 * A part of a page that works by itself. Where it breaks, it is drawn anew from what the stores and the address keep, and
 * the rest of the page stays: page translators and extensions move nodes that React needs, and then React can draw no
 * further (https://github.com/facebook/react/issues/11538).
 */
export function Island({ children }: { children: ReactNode }) {
  const lastRef = useRef(-Infinity)
  return <Boundary lastRef={lastRef}>{children}</Boundary>
}

function Broken({ lastRef, reset }: LastTime & Pick<ErrorInfo, 'reset'>) {
  if (!useRedraw(lastRef, reset)) return null
  return (
    <div role="alert" className="my-6 grid justify-items-start gap-3">
      <p>This part of the page broke. The fault is on our side, not on yours.</p>
      <Button type="button" onClick={reset}>
        Try again
      </Button>
    </div>
  )
}
