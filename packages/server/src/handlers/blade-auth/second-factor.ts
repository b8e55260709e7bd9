import { second } from '@lattice/api/resources/blade-auth/second-factor';
import { handle } from '../../call/handle.ts';
import { optionalTextIn, requiredTextIn } from '../../call/parameter.ts';
import { provePassword } from '../../login/provePassword.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  dropSecondFactor,
  proveSecondFactor,
  secondFactorState,
} from '../../session/secondFactor.ts';
import { say } from '../../words/say.ts';

/** Longest password as it travels, encrypted by SM2. */
const SECRET = 1200;

const codeIn = (input: Readonly<Record<string, unknown>>) => requiredTextIn(input, 'code', say`动态口令`, 20);

/** Answers of 动态口令. */
export const handlers = handle(second, {
  state: async (_, context) => secondFactorState(context),
  begin: async (_, context) => beginSecondFactor(context),
  confirm: async (input, context) => confirmSecondFactor(codeIn(input), context),
  prove: async (input, context) => {
    const password = optionalTextIn(input, 'password', SECRET);
    return password === '' ? proveSecondFactor(codeIn(input), context) : provePassword(password, context);
  },
  drop: async (input, context) => dropSecondFactor(codeIn(input), context),
});
