import type { ReactElement } from 'react'
import { Sum } from '@/components/content/sum'
import { useFile } from '@/components/ui/use-file'
import { usdIn } from '@/lib/money/convert'
import { formatAbout } from '@/lib/money/format'
import { RATES } from '@/lib/study/files'

/** A fee in words, and what it is a year. */
export type ChargedFee = {
  words: string
  /** Whole US dollars a year. */
  dollars: number
  /** Whether they are the middle of a range. */
  isMiddle: boolean
  /** Whether it is only the lowest. */
  isFloor: boolean
}

type ConvertedFeeProps = ChargedFee & {
  currency: string
  /** Shown until the rates are there, and where they have none for the currency. */
  children: ReactElement
}

/** A year's fee in a currency, large, and below it as it is charged. */
export function ConvertedFee({ words, dollars, isMiddle, isFloor, currency, children }: ConvertedFeeProps) {
  const { value: file } = useFile(RATES)
  const sum = file && usdIn(dollars, currency, file.rates)
  if (sum === null) return children
  return (
    <>
      <Sum>{`${isFloor ? 'From ' : ''}${formatAbout(sum, currency)} a year${isMiddle ? ', mid-range' : ''}`}</Sum>
      <p>{words}</p>
    </>
  )
}
