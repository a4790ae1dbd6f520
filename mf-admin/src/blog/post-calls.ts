import { read, readPage, write } from '@northcast/shared-contracts/api/client/api';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { adminApi } from '../calls/admin-api';

export const postApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminPosts: build.query({ ...readPage(endpoints.adminPosts), keepUnusedDataFor: 60 }),
    postVersions: build.query({ ...read(endpoints.postVersions), keepUnusedDataFor: 0 }),
    createPost: build.mutation(write(endpoints.createPost)),
    savePost: build.mutation(write(endpoints.savePost)),
    publishPost: build.mutation(write(endpoints.publishPost)),
    schedulePost: build.mutation(write(endpoints.schedulePost)),
    unpublishPost: build.mutation(write(endpoints.unpublishPost)),
    deletePost: build.mutation(write(endpoints.deletePost)),
    restorePost: build.mutation(write(endpoints.restorePost)),
    restorePostVersion: build.mutation(write(endpoints.restorePostVersion)),
    announcePostEditor: build.mutation(write(endpoints.announcePostEditor)),
  }),
});
