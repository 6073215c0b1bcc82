'use client'

import { Component, type ReactNode, type RefObject } from 'react'
import { Button } from './button'
import { useRedraw } from './use-redraw'

/**
 * A part of a page that works by itself. Where it breaks, it is drawn anew from what the stores and the address keep, and
 * the rest of the page stays: page translators and extensions move nodes that React needs, and then React can draw no
 * further (https://github.com/facebook/react/issues/11538). Next's `catchError` does the same, and brings 3 KB of its own pages
 * for errors to every page.
 */
export class Island extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  private readonly lastRef: RefObject<number> = { current: -Infinity }

  static getDerivedStateFromError = () => ({ isBroken: true })

  private readonly reset = () => this.setState({ isBroken: false })

  override render() {
    return this.state.isBroken ? <Broken lastRef={this.lastRef} reset={this.reset} /> : this.props.children
  }
}

function Broken({ lastRef, reset }: { lastRef: RefObject<number>; reset: () => void }) {
  if (!useRedraw(lastRef, reset)) return null
  return (
    <div role="alert" className="my-6 grid justify-items-start gap-3">
      <p>This part of the page broke. The fault is on our side, not on yours.</p>
      <Button onClick={reset}>Try again</Button>
    </div>
  )
}
