'use client'

import { ErrorMessage } from '@/components/shell/error-message'

export default function PageError({ retry }: { error: unknown; retry: () => void }) {
  return <ErrorMessage onRetry={retry} />
}
