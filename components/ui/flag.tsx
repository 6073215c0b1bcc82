type FlagProps = { code: string; loading?: 'lazy' }

/** The flag of a country, beside its name. */
export function Flag({ code, loading }: FlagProps) {
  return (
    <img
      className="mr-1.5 inline-block h-[13px] w-[18px] flex-none rounded-[2px] object-cover align-[-1px] [box-shadow:0_0_0_1px_var(--line)]"
      src={`/flags/${code}.svg`}
      alt=""
      width={18}
      height={13}
      loading={loading}
    />
  )
}
