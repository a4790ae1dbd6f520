import type { Session } from '@northcast/shared-contracts/host/host';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'anonymous' } as Session,
  reducers: {
    sessionChanged: (_, { payload }: PayloadAction<Session>) => payload,
  },
});

export const { sessionChanged } = sessionSlice.actions;
