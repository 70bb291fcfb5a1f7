/** Words by which a sentence says that only one of several may be given. */
export const ONE_OF =
  /\b(?:exactly one|only one|just one|at most one|one and only one|one of\b|one or the other|one at a time|either|neither|xor|not both|never both|both .{0,40}(?:error|rejected|invalid|fails?|refused)|mutually exclusive|exclusive|choose between|cannot be (?:combined|given together|used together|both)|can(?:not|'t) (?:be )?(?:use|give|combine|pass|set|specify)|(?:not|n't) .{0,80}together|together .{0,30}(?:not|error|rejected)|alternatively|instead of|in place of|unless|omit|leave .{0,30}(?:out|empty)|without)\b|[二两三四五六多2-6]\s*(?:选|择|選|擇)\s*[一1]|二者(?:选|择)一|任选其?一|选(?:择|填)?其一|其中(?:一|之一|任)|其一|之一|只能|仅能|只可|仅可|只(?:需|要)?(?:填|传|选|提供|给)|不(?:能|可|得|要|应|允许)(?:以)?(?:同时|一起|并用|共存)|勿同时|请勿.{0,12}同时|互斥|互相排斥|要么|最多(?:填|传|选|提供)?(?:写)?[一1]|至多[一1]|不能都/i

/** Words by which a sentence says that one at least must be given. */
export const SOME_OF =
  /\b(?:at least one|one or more|one or both|any of|either|one of|and\/or|(?:give|provide|specify|pass|supply|requires?|required|needs?|must|set|include|use|enter)\b.{0,120}\bor\b|or\b.{0,60}\b(?:required|must|needed))\b|至少|其中[一之]|之一|任[一意]|不(?:能|可|得)(?:同时|都|全)(?:为)?空|(?:必须|需要|需|请)(?:提供|填写?|传入?|指定|给出).{0,60}或/i

/** Words by which a sentence says that one needs another. */
export const NEEDED_WITH =
  /\b(?:requires?|required|needs?|needed|must|also|as well|together|along with|only (?:with|when|if|valid|used|applies)|when|if|depends?|both|mandatory|goes with|unless|in combination|accompan\w+)\b|必填|必须|需要|需(?:要|同时|一并|填|传)|同时|一起|搭配|配合|依赖|才|时(?:要|需|必|，|生效|有效|使用|填)|为.{1,20}时|必传|一并/i

/** The rule as the schema writes it, in a note. */
export const AS_A_NOTE =
  /[{"]?(?:oneOf|anyOf|allOf|not|dependentRequired|dependentSchemas|if)"?: ?[[{]/
