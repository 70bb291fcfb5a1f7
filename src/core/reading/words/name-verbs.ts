const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Verbs that say an action in a name but not which kind. */
export const NAME_VERBS = list(`
  ignore
  do make wait sleep think remember recall invoke begin end finish sync echo hello greet load loading setup
  configure authenticate authorize auth signin signup count plot visualize render edit undo redo paste cut
  focus hover swipe tap switch toggle go visit flip roll pick peek poll ping bulk batch upsert replace rewrite
  rephrase proofread clean sort group join split chunk embed index vacuum backup benchmark profile debug trace
  inspect lint fix heal repair optimize optimise improve enhance simplify resize crop rotate blur compress
  decompress zip unzip encrypt decrypt hash sign convert translate respond react comment discuss vote like
  dislike follow block mute ban kick hire calc eval exec assert expect capture screenshot snapshot record mock
  stub seed populate migrate ask tell say speak transcribe summarize dictate annotate highlight mention cite
  compose synthesize distribute divide multiply subtract power sum average round floor ceil abs log order ship
  return deliver track transfer exchange withdraw deposit borrow lend rent reserve hold release refund settle
  sell bid anonymize anonymise diagnose teardown autocomplete complete customize customise broadcast emulate
  act observe interact hide unhide categorize categorise compile correct dismiss recycle claim duplicate clone
  enrich expand geocode integrate generate promote demote protect report request retry reverse revise revert
  shorten shutdown snooze flush stream style take understand leave triage refine reflect offer organize
  organise normalize normalise prepare design play pause stop skip shuffle research turn raise lower increase
  decrease adjust calibrate escalate acknowledge ack confirm decline reject acquire bind allocate deallocate
  lookup call hang alert warn charge redeem topup recharge fund invest renew extend judge mix mash brew cook
  bake pack unpack scoop weigh measure park harvest grow teach learn study practise practice solve prove
  derive differentiate simulate forecast predict classify detect recognise recognize identify verify whoami
  who what which where when how why is are has have can should will did does grep ls cd cat rm mv cp mkdir
  rmdir touch diff du wc tail head pwd chmod ssh curl prioritize prioritise retweet unroute advise motivate decrypt
`)

/** A verb that has run together with what follows: `getnews`, `createorupdate`. */
export const RUN_TOGETHER =
  /^(?:get|list|search|create|update|delete|download|query|fetch|send|check|find|add|remove|set|is|has)[a-z]{4,}$/
