/** Whether a text says what to do when the user did not say the value. */
export const saysWhenUnsaid = (text: string): boolean =>
  /\bask(?:s|ing|ed)? (?:the |them|him|her|for|your|back|a )|\bask\b[^.]{0,20}\b(?:user|customer|caller)\b|\bclarif|\b(?:do not|don['’]t|never) (?:guess|invent|make (?:it |one |this )?up|assume|fabricate|infer)\b|\b(?:if|when) (?:the )?(?:user|customer|caller|it|this)\b[^.]{0,40}\b(?:not|n['’]t|unknown|missing|unclear|unsaid)\b|\bconfirm with the user\b|追问|反问|询问(?:用户|客户)|(?:先|向|请|再)(?:问|用户确认)|问清|问用户|请用户|让用户(?:提供|补充|选择)|不要(?:猜|编|臆|假设|自行)|不得(?:猜|编|臆)|勿(?:猜|编)|用户没(?:有)?(?:说|提|给)|未提供时/i.test(
    text,
  )
