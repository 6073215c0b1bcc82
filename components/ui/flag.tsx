type FlagProps = { code: string; loading?: 'lazy' }

/** The flag of a country, beside its name. */
export function Flag({ code, loading }: FlagProps) {
  return <img className="flag" src={`/flags/${code}.svg`} alt="" width={18} height={13} loading={loading} />
}
