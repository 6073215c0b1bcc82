'use client'

import type { ErrorInfo } from 'next/error'
import { ErrorMessage } from '@/components/shell/error-message'
import { useRedraw } from '@/components/ui/use-redraw'

const lastRef = { current: -Infinity }

/** A page that broke outside its islands is drawn anew once, as they are (see `Island`). */
export default function PageError({ retry, reset }: ErrorInfo) {
  return useRedraw(lastRef, reset) && <ErrorMessage onRetry={retry} />
}
