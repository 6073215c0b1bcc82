/** `YYYY-MM-DD` of a time, in universal time. Lists don't need it, so it is not among the formats that each of them loads. */
export const isoDate = (time: Date | number | string): string => new Date(time).toISOString().slice(0, 10)
