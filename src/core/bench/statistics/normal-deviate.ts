/** Two-sided 5 %: the normal deviate that 2.5 % lie beyond. */
export const Z = 1.959963984540054
