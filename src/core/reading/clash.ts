/** What a text and the schema say differently: which thing, what the text says, what the schema says. */
export interface Clash {
  readonly about:
    | 'type'
    | 'values'
    | 'spelling'
    | 'range'
    | 'default'
    | 'optional'
    | 'required'
    | 'format'
    | 'example'
    | 'unit'
  readonly said: string
  readonly keyword: string
  readonly bound: string
  /** No reading of the text agrees with the schema; else it is only very likely. */
  readonly isCertain: boolean
}
