import { user } from './resources/blade-user.ts';

const { roleId, ...otherFields } = user.fields;

/**
 * The account as its own administrator keeps it while the three are kept apart: roles are given by the security
 * administrator, also to an account that is approved.
 */
export const accountWithoutRole = {
  ...user,
  fields: { ...otherFields, roleId: { ...roleId, required: false as const, readonly: true as const } },
  ...(user.states && {
    states: {
      ...user.states,
      prompts: (user.states.prompts ?? []).map((prompt) => ({
        ...prompt,
        fields: Object.fromEntries(Object.entries(prompt.fields).filter(([name]) => name !== 'roleId')),
      })),
    },
  }),
};
